import { CircleCheckIcon, RotateCwIcon, XIcon } from 'lucide-react'
import { type ChosenPicture, spokenState } from './chosen-pictures.ts'

interface PictureTileProps {
  picture: ChosenPicture
  /** Its place, from 1. */
  at: number
  onRetry: () => void
  onRemove: () => void
}

/** One chosen picture with how far it is. */
export function PictureTile({ picture, at, onRetry, onRemove }: PictureTileProps) {
  const { preview, state, words } = picture
  const spoken = spokenState(picture, at)
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-12 bg-well">
        <img src={preview} alt={spoken} className="size-full object-cover text-transparent" />
        {state !== 'failed' && <Progress picture={picture} at={at} />}
        {state === 'failed' && (
          <button
            type="button"
            onClick={onRetry}
            aria-label={`重新上传第 ${at} 张图片`}
            className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-scrim pt-24 text-14 font-medium text-white active:opacity-70"
          >
            <RotateCwIcon className="size-24" />
            重试
          </button>
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={`移除第 ${at} 张图片`}
          className="absolute top-0 right-0 flex size-target items-start justify-end p-4 text-white active:opacity-70"
        >
          <span className="rounded-full bg-scrim p-4">
            <XIcon className="size-16" />
          </span>
        </button>
      </div>
      {state === 'failed' && <p className="pt-4 text-12 text-danger">{words}</p>}
    </li>
  )
}

/** A bar while it is on its way, a mark once it is there. */
function Progress({ picture: { state, sent }, at }: { picture: ChosenPicture; at: number }) {
  if (state === 'done')
    return (
      <span className="absolute bottom-4 left-4 rounded-full bg-card text-success">
        <CircleCheckIcon className="size-20" />
      </span>
    )
  const percent = Math.round(sent * 100)
  return (
    <div className="absolute inset-x-0 bottom-0 bg-scrim p-6">
      <progress
        max={100}
        value={percent}
        aria-label={`第 ${at} 张图片的上传进度`}
        className="block h-6 w-full overflow-hidden rounded-full accent-accent"
      />
    </div>
  )
}
