import { type ChangeEvent, useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { useArticlePicture } from './use-article-picture.ts'

interface SendPictureProps {
  text: string
  onSent: (address: string) => void
}

/** Chooses one picture and sends it at once. */
export function SendPicture({ text, onSent }: SendPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const { send, busy } = useArticlePicture()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    const address = file && (await send(file))
    if (address) onSent(address)
  }
  return (
    <>
      <Button kind="secondary" size="small" busy={busy} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={text}
        onChange={choose}
        className="sr-only"
        tabIndex={-1}
      />
    </>
  )
}
