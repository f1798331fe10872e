import { PlayIcon } from 'lucide-react'
import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { videoByTopic } from '../contract.ts'
import { clockText } from '../rules.ts'
import { videoAddress } from './video-address.ts'

/** A video as lists show it. */
export type Video = CallOutput<typeof videoByTopic>['list'][number]

/** A video of a list: its still picture, how long it lasts, what it is about, whose it is. */
export function VideoRow({ video }: { video: Video }) {
  return (
    <Card to={videoAddress(video.file_id)}>
      <div className="flex gap-12">
        <Still video={video} className="h-80 w-128 shrink-0 self-start rounded-8" />
        <div className="flex min-w-0 grow flex-col justify-between gap-4">
          <h3 className="line-clamp-2 text-16 font-medium">{video.title}</h3>
          <p className="text-12 text-ink-2">
            <span className="inline-block">
              {video.doctor_name} {video.title_name}
            </span>{' '}
            <span className="inline-block text-ink-3 tabular-nums">{countText(video.play_num)} 次播放</span>
          </p>
        </div>
      </div>
    </Card>
  )
}

/** A video above its words, as wide as its column. */
export function VideoTile({ video, first }: { video: Video; first?: boolean }) {
  return (
    <Card to={videoAddress(video.file_id)} className="overflow-hidden">
      <div className="-mx-16 -mt-16 pb-12">
        <Still video={video} className="aspect-video w-full" first={first} />
      </div>
      <h3 className="text-16 font-semibold">{video.title}</h3>
      <p className="flex flex-wrap items-center gap-x-12 gap-y-4 pt-4 text-12 text-ink-3 tabular-nums">
        <span className="text-ink-2">
          {video.doctor_name} {video.title_name}
        </span>
        <span>{video.cat_name}</span>
        <span>{countText(video.play_num)} 次播放</span>
      </p>
    </Card>
  )
}

interface StillProps {
  video: Pick<Video, 'image' | 'seconds'>
  className: string
  first?: boolean | undefined
}

/** The picture before a film, with the sign of playing and how long it lasts. */
function Still({ video: { image, seconds }, className, first }: StillProps) {
  return (
    <span className={classes('relative block overflow-hidden', className)}>
      <Picture src={image} kind="card" alt="" width={320} height={180} first={first} className="size-full" />
      <span className="absolute inset-0 flex items-center justify-center">
        <span className="flex size-32 items-center justify-center rounded-full bg-scrim text-white">
          <PlayIcon className="size-16 fill-current" aria-hidden="true" />
        </span>
      </span>
      <span className="absolute right-4 bottom-4 rounded-4 bg-night px-6 text-12 text-white tabular-nums">
        <span className="sr-only">时长</span>
        {clockText(seconds)}
      </span>
    </span>
  )
}
