import { FEW_VOTES } from '#kit/lists/few-votes.ts'
import { countText, meanText } from './number-text.ts'
import { Tag } from './tag.tsx'

interface MeanTagProps {
  /** What was judged: 就诊. */
  of: string
  mean: number
  votes: number
}

/** A mean of stars among tags, with how many gave them; nothing where nobody did. */
export const MeanTag = ({ of, mean, votes }: MeanTagProps) =>
  votes > 0 && (
    <Tag tone={votes < FEW_VOTES ? 'plain' : 'warning'}>
      {of} {meanText(mean, votes)} · {countText(votes)} 条
    </Tag>
  )
