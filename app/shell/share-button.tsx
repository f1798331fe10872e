import { Button } from '#kit/ui/button.tsx'
import { Share2Icon } from '#kit/ui/icons.ts'
import type { SharedPage } from './share/options.ts'
import { useShareSheet } from './use-share-sheet.tsx'

interface ShareButtonProps {
  shared: SharedPage
  kind?: 'primary' | 'secondary'
  wide?: boolean
  /** What one does by it. */
  children: string
}

/** Asks friends for something: shares what `shared` says. */
export function ShareButton({ shared, kind = 'primary', wide, children }: ShareButtonProps) {
  const { open, sheet } = useShareSheet(shared)
  return (
    <>
      <Button kind={kind} wide={wide} onClick={open}>
        <Share2Icon />
        {children}
      </Button>
      {sheet}
    </>
  )
}
