import { useMemo } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { Paragraphs } from '../cards/paragraphs.tsx'
import { type Document, documents } from '../rules.ts'
import { useTexts } from './use-texts.ts'

/** A text to read over the page on which one is asked to agree to it: nothing that was typed there is lost. */
export function TextSheet({ document, onClose }: { document: Document; onClose: () => void }) {
  const { texts, trouble, again } = useTexts(useMemo(() => [document], [document]))
  const [text] = texts ?? []
  return (
    <Sheet
      open
      title={documents[document]}
      action={
        <Button wide onClick={trouble ? again : onClose}>
          {trouble ? '再试一次' : '看完了'}
        </Button>
      }
      onClose={onClose}
    >
      {trouble && (
        <p role="alert" className="text-14 text-danger">
          {trouble}
        </p>
      )}
      {text && <Paragraphs paragraphs={text.paragraphs} level="h4" />}
      {!text && !trouble && <Skeleton className="h-160" />}
    </Sheet>
  )
}
