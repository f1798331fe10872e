import { Share2Icon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import type { SharedPage } from './share/options.ts'
import { SheetLater } from './share/sheet-later.tsx'

interface ShareButtonProps {
  shared: SharedPage
  kind?: 'primary' | 'secondary'
  wide?: boolean
  /** What one does by it. */
  children: string
}

/** Asks friends for something: shares what `shared` says. */
export function ShareButton({ shared, kind = 'primary', wide, children }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} wide={wide} onClick={() => setOpen(true)}>
        <Share2Icon />
        {children}
      </Button>
      {isOpen && <SheetLater shared={shared} onClose={() => setOpen(false)} />}
    </>
  )
}
