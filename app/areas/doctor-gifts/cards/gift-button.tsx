import { GiftIcon } from 'lucide-react'
import { useState } from 'react'
import { GiftSheet } from './gift-sheet.tsx'

/** Gives the doctor of a consultation something; its card comes into the talk. */
export function GiftButton({ doctorId, consultationId }: { doctorId: number; consultationId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="送医生礼物"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex size-target shrink-0 items-center justify-center text-accent-ink"
      >
        <GiftIcon />
      </button>
      <GiftSheet open={isOpen} doctorId={doctorId} consultationId={consultationId} onClose={() => setOpen(false)} />
    </>
  )
}
