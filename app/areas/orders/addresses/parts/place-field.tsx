import { ChevronRightIcon } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#kit/ui/classes.ts'
import { FieldFrame } from '#kit/ui/field.tsx'
import { addressLine, type Place, placeLevels } from '../rules.ts'
import { PlaceSheet } from './place-sheet.tsx'

interface PlaceFieldProps {
  place: Place
  error: string | undefined
  onChange: (place: Place) => void
}

/** Where the address lies, in one line; a tap opens the sheet that chooses it. */
export function PlaceField({ place, error, onChange }: PlaceFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const line = addressLine(placeLevels.map((level) => place[level]?.name ?? ''))
  const words = line || '省、市、区县、街道'
  return (
    <>
      <FieldFrame label="所在地区" error={error}>
        {({ className, 'aria-invalid': _, ...tied }) => (
          <button
            {...tied}
            type="button"
            data-fault={error ? '' : undefined}
            aria-haspopup="dialog"
            aria-label={`所在地区：${words}`}
            onClick={() => setOpen(true)}
            className={classes(className, 'flex items-center justify-between gap-8 text-left')}
          >
            <span className={line ? '' : 'text-ink-3'}>{words}</span>
            <ChevronRightIcon className="size-20 shrink-0 text-ink-3" />
          </button>
        )}
      </FieldFrame>
      <PlaceSheet open={isOpen} place={place} onChange={onChange} onClose={() => setOpen(false)} />
    </>
  )
}
