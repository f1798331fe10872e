import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskVideoAdd, type deskVideoDoctors } from '../contract.ts'
import { DoctorField } from './doctor-field.tsx'
import { FilmField, type SentFilm } from './film-field.tsx'
import { PosterField } from './poster-field.tsx'
import { readWords, WordsFields } from './words-fields.tsx'

/** A film that is sent, and what stands beside it; saved it is a draft. */
export function NewVideo({ doctors }: { doctors: CallOutput<typeof deskVideoDoctors>['list'] }) {
  const go = useNavigate()
  const film = useRef<HTMLVideoElement>(null)
  const [sent, setSent] = useState<SentFilm>()
  const add = useAct(deskVideoAdd)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!sent) return toast('请先上传视频')
    const done = await add.run({ ...readWords(form), doctor_id: Number(form.get('doctor_id')), url: sent.url })
    if (!done) return
    toast('已存为草稿，看一遍再发布')
    go(address('/desk/video', { video_id: done.video_id }))
  }
  return (
    <form onSubmit={submit} className="grid max-w-960 items-start gap-16 wide:grid-cols-2">
      <Card title="视频">
        <FilmField film={film} onSent={setSent} />
        {sent && (
          <div className="pt-16">
            <PosterField key={sent.url} film={film} image="" />
          </div>
        )}
      </Card>
      <Card title="资料">
        <div className="space-y-12">
          <DoctorField first={doctors} />
          <WordsFields />
          {add.error && (
            <p role="alert" className="text-14 text-danger">
              {add.error.words}
            </p>
          )}
          <Button type="submit" busy={add.busy} disabled={!sent}>
            {sent ? '存为草稿' : '先上传视频'}
          </Button>
        </div>
      </Card>
    </form>
  )
}
