import { classes } from '#kit/ui/classes.ts'
import { Picture } from '#kit/ui/picture.tsx'
import type { Message } from '../rules.ts'

interface BubbleProps {
  message: Pick<Message, 'kind' | 'content' | 'url' | 'seconds'>
  isMine: boolean
  /** Opens what can be done with it. */
  onPress?: (() => void) | undefined
}

/** What was said, in its bubble: words as they are, a picture, or a voice to be played. */
export function Bubble({ message: { kind, content, url, seconds }, isMine, onPress }: BubbleProps) {
  const look = classes(
    'min-h-target min-w-44 max-w-260 overflow-hidden rounded-12 text-left text-16',
    kind === 'image'
      ? 'bg-well'
      : classes('px-12 py-10', 'shadow-soft', isMine ? 'border border-accent-ink bg-tint' : 'bg-card'),
  )
  if (kind === 'voice')
    return (
      <div className={look}>
        {/* biome-ignore lint/a11y/useMediaCaption: what somebody says to their doctor has no captions */}
        <audio
          controls
          preload="none"
          src={url}
          aria-label={`语音，${seconds} 秒`}
          className="h-target w-220 max-w-full"
        />
        <span className="flex items-center justify-between text-12 text-ink-2 tabular-nums">
          {seconds} 秒
          {onPress && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onPress}
              className="min-h-target px-8 text-accent-ink"
            >
              操作
            </button>
          )}
        </span>
      </div>
    )
  const inside =
    kind === 'image' ? (
      <Picture src={url} kind="product" alt="图片" width={160} height={160} className="block w-160" />
    ) : (
      <span className="whitespace-pre-wrap wrap-anywhere">{content}</span>
    )
  if (!onPress) return <div className={look}>{inside}</div>
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} className={classes(look, 'active:opacity-80')}>
      {inside}
    </button>
  )
}
