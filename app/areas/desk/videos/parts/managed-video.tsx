import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { clockText, weightText } from '#app/areas/content/videos/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskVideo, deskVideoChange } from '../contract.ts'
import { Decide } from './decide.tsx'
import { PosterField } from './poster-field.tsx'
import { readWords, WordsFields } from './words-fields.tsx'

/** A video as the desk keeps it. */
export type ManagedFilm = CallOutput<typeof deskVideo>

/** A film as everybody would watch it, what stands beside it, and what can be decided. */
export function ManagedVideo({ video }: { video: ManagedFilm }) {
  const film = useRef<HTMLVideoElement>(null)
  const { revalidate } = useRevalidator()
  return (
    <div className="max-w-960 space-y-16">
      <PageForm
        action="保存"
        kind="secondary"
        save={(form, send) => {
          const { video_id, version } = video
          return send(deskVideoChange, { ...readWords(form), video_id, version })
        }}
        said={() => '已保存'}
        onSaved={() => revalidate()}
        onFailed={() => revalidate()}
      >
        <div className="grid items-start gap-16 wide:grid-cols-2">
          <Card
            title="视频"
            aside={`${clockText(video.seconds)} · ${video.width}×${video.height} · ${weightText(video.bytes)}`}
          >
            <div className="space-y-12">
              {/* biome-ignore lint/a11y/useMediaCaption: the desk looks at what it keeps; the summary says it in words */}
              <video
                ref={film}
                src={video.url}
                poster={video.image}
                aria-label={video.title}
                preload="metadata"
                controls
                playsInline
                style={{ aspectRatio: `${video.width} / ${video.height}` }}
                className="max-h-320 w-full rounded-8 bg-night"
              />
              <div className="flex flex-wrap gap-6">
                <Tag tone={video.state === 'published' ? 'accent' : 'plain'}>{video.state_desc}</Tag>
                {video.is_demo === 1 && <Tag>演示内容</Tag>}
              </div>
              {video.says && <Notice tone="warning">撤下的原因：{video.says}</Notice>}
              <PosterField film={film} image={video.poster} />
            </div>
          </Card>
          <Card title="资料" aside={`${video.doctor_name}医生`}>
            <div className="space-y-12">
              <WordsFields written={video} />
            </div>
          </Card>
        </div>
      </PageForm>
      <Decide video={video} />
    </div>
  )
}
