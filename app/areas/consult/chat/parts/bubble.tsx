import { classes } from '#kit/ui/classes.ts'
import { Picture } from '#kit/ui/picture.tsx'
import type { Message } from '../rules.ts'

interface BubbleProps {
  message: Pick<Message, 'sender' | 'kind' | 'content' | 'url'>
  /** Opens what can be done with it. */
  onPress?: (() => void) | undefined
}

/** What was said, in its bubble: words as they are, or a picture. */
export function Bubble({ message: { sender, kind, content, url }, onPress }: BubbleProps) {
  const isMine = sender === 'patient'
  const look = classes(
    'min-h-target min-w-44 max-w-260 overflow-hidden rounded-12 text-left text-16',
    kind === 'image' ? 'bg-well' : classes('px-12 py-10', 'shadow-soft', isMine ? 'bg-tint' : 'bg-card'),
  )
  const inside =
    kind === 'image' ? (
      <Picture src={url} kind="product" alt="图片" width={160} height={160} className="block w-160" />
    ) : (
      <span className="whitespace-pre-wrap wrap-anywhere">{kind === 'prescription' ? '［处方］' : content}</span>
    )
  if (!onPress) return <div className={look}>{inside}</div>
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} className={classes(look, 'active:opacity-80')}>
      {inside}
    </button>
  )
}
