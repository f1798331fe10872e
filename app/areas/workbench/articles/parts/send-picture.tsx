import { type ChangeEvent, useRef } from 'react'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchArticlePicture } from '../contract.ts'

interface SendPictureProps {
  text: string
  onSent: (address: string) => void
}

/** Chooses one picture and sends it at once. */
export function SendPicture({ text, onSent }: SendPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const send = useAct(benchArticlePicture)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const kept = await send.run({ file: await shrinkPicture(file, SENT_SIDE) })
    if (kept) onSent(kept.url)
  }
  return (
    <>
      <Button kind="secondary" size="small" busy={send.busy} onClick={() => input.current?.click()}>
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
