import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { checkCaptcha, picCode } from '../contract.ts'

interface PictureChallengeProps {
  open: boolean
  onPass: (pass: string) => void
  onClose: () => void
}

/** A sum to solve by hand, seen or heard, where the phone could not do it by itself. */
export function PictureChallenge({ open, onPass, onClose }: PictureChallengeProps) {
  const [picture, setPicture] = useState<CallOutput<typeof picCode>>()
  const check = useAct(checkCaptcha)
  const fetchPicture = () => {
    setPicture(undefined)
    callApi(picCode, {}).then(setPicture, onClose)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture each time the sheet opens, and only then
  useEffect(() => {
    if (open) fetchPicture()
  }, [open])

  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!picture) return
    const code = String(new FormData(event.currentTarget).get('answer') ?? '')
    const passed = await check.run({ captcha_id: picture.captcha_id, captcha_code: code })
    if (passed) onPass(passed.ticket)
    else fetchPicture()
  }
  return (
    <Sheet open={open} title="请算一算" onClose={onClose}>
      <form onSubmit={answer} className="grid gap-16">
        <div className="flex h-48 items-center gap-16">
          {picture ? (
            <img src={picture.image} alt={picture.text} className="h-48 w-160 rounded-8" />
          ) : (
            <Skeleton className="h-48 w-160" />
          )}
          <Button kind="text" size="small" onClick={fetchPicture}>
            换一题
          </Button>
        </div>
        <Field label="得数" name="answer" keyboard="code" required error={check.error?.words} hint={picture?.text} />
        <Button type="submit" wide busy={check.busy}>
          提交
        </Button>
      </form>
    </Sheet>
  )
}
