import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { address } from '#kit/wire/address.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
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
  return (
    <PageForm
      action={sent ? '存为草稿' : '先上传视频'}
      disabled={!sent}
      save={async (form, send) => {
        if (!sent) return undefined
        const { doctor_id } = readForm(deskVideoAdd, form, { doctor_id: 'text' })
        return send(deskVideoAdd, { ...readWords(form), doctor_id, url: sent.url })
      }}
      said={() => '已存为草稿，看一遍再发布'}
      onSaved={({ video_id }) => go(address('/desk/video', { video_id }))}
    >
      <div className="grid max-w-960 items-start gap-16 wide:grid-cols-2">
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
          </div>
        </Card>
      </div>
    </PageForm>
  )
}
