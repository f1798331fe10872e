import { LockIcon, PlayIcon, Volume2Icon } from 'lucide-react'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { lessonAddress } from '../cards/class-address.ts'

interface Part {
  id: number
  title: string
  file_id: number
  is_free: number
  duration: string
  play_num: number
}

interface SectionListProps {
  classId: number
  sections: readonly Part[]
  isBuy: boolean
  /** On the player's page: what is played, and how another one is chosen. Elsewhere a section leads to the player. */
  player?: { fileId: number; isPlaying: boolean; choose: (fileId: number) => void }
}

/** The sections of a class in their order: which are free, which are had, which one is heard. */
export function SectionList({ classId, sections, isBuy, player }: SectionListProps) {
  return (
    <ol aria-label="课程目录" className="divide-y divide-line">
      {sections.map((part, at) => {
        const isHeard = player?.fileId === part.file_id
        const row = <Row part={part} at={at} isOpen={isBuy || part.is_free === 1} isHeard={isHeard} isBuy={isBuy} />
        const look = classes('flex w-full min-h-target items-center gap-12 py-10 text-left active:bg-well')
        return (
          <li key={part.id} aria-current={isHeard || undefined}>
            {player ? (
              <button type="button" className={look} onClick={() => player.choose(part.file_id)}>
                {row}
              </button>
            ) : (
              <Link to={lessonAddress(classId, part.file_id)} className={look}>
                {row}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface RowProps {
  part: Part
  at: number
  isOpen: boolean
  isHeard: boolean
  isBuy: boolean
}

function Row({ part, at, isOpen, isHeard, isBuy }: RowProps) {
  const Mark = !isOpen ? LockIcon : isHeard ? Volume2Icon : PlayIcon
  return (
    <>
      <span className="w-24 shrink-0 text-center whitespace-nowrap elder:w-32 text-14 text-ink-3 tabular-nums">
        {at + 1}
      </span>
      <span className="min-w-0 grow">
        <span className={classes('block text-16 break-words', isHeard && 'font-medium text-accent-ink')}>
          {part.title}
        </span>
        <span className="flex flex-wrap items-center gap-x-8 text-12 text-ink-3 tabular-nums">
          {part.is_free === 1 && !isBuy && <Tag tone="success">免费</Tag>}
          <span>{part.duration}</span>
          <span>{countText(part.play_num)} 次播放</span>
        </span>
      </span>
      <Mark className={classes('shrink-0 text-18', isOpen ? 'text-accent-ink' : 'text-ink-3')} />
      {!isOpen && <span className="sr-only">需要购买</span>}
      {isHeard && <span className="sr-only">正在收听</span>}
    </>
  )
}
