import type { ReactNode } from 'react'
import { shortTime } from '#kit/time/short-time.ts'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { type DoctorConsultation, whoOf } from '../cards/consultation-facts.tsx'
import { talkAddress } from '../cards/talk-address.ts'

/** Consultations of the doctor's own, each the way to its talk. */
export function ConsultationRows({ asks, empty }: { asks: readonly DoctorConsultation[]; empty: ReactNode }) {
  if (asks.length === 0) return <div className="rounded-12 bg-card shadow-soft">{empty}</div>
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-12 bg-card shadow-soft">
      {asks.map((asked) => (
        <li key={asked.ask_id}>
          <Link to={talkAddress(asked.ask_id)} className="block space-y-4 px-16 py-12 hover:bg-page active:bg-page">
            <span className="flex items-center justify-between gap-12">
              <span className="min-w-0 truncate text-16 font-medium">{whoOf(asked)}</span>
              <span className="flex shrink-0 items-center gap-8">
                {asked.unread_num > 0 && <Tag tone="danger">{asked.unread_num} 条新消息</Tag>}
                <Tag tone={asked.state === 'accepted' ? 'warning' : 'plain'}>{asked.state_desc}</Tag>
              </span>
            </span>
            <span className="line-clamp-1 block text-14 text-ink-2">{asked.content || '内容已清除'}</span>
            <span className="block text-12 text-ink-3 tabular-nums">
              {asked.deadline ? `${shortTime(asked.deadline)} ${asked.deadline_words}` : lastWords(asked)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const lastWords = ({ add_time, stars, reason }: DoctorConsultation): string =>
  [add_time.slice(0, 16), stars > 0 && `患者评 ${stars} 星`, reason].filter(Boolean).join(' · ')
