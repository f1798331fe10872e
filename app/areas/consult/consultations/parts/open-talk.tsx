import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { openAskDetail } from '../contract.ts'
import { useRead } from './use-read.ts'

type OpenAskWhole = CallOutput<typeof openAskDetail>

/** A consultation that its patient lets others read: the question, what was said, how it was rated. */
export function OpenTalk({ asked }: { asked: OpenAskWhole }) {
  useRead(asked.ask_id)
  return (
    <div className="grow space-y-12 p-16">
      <Card>
        <div className="flex flex-wrap items-center gap-6">
          <Tag>{asked.asker}</Tag>
          {asked.ill_name && <Tag tone="accent">{asked.ill_name}</Tag>}
          {asked.is_demo === 1 && <Tag>演示内容</Tag>}
          <span className="ml-auto text-12 text-ink-3">{asked.add_time.slice(0, 10)}</span>
        </div>
        <p className="pt-12 text-16 whitespace-pre-line">{asked.content}</p>
      </Card>
      <Card>
        <div className="flex items-center gap-12">
          <Avatar src={asked.image} kind="doctor" />
          <div className="min-w-0 grow">
            <h2 className="text-16 font-semibold">
              {asked.doctor_name} <span className="text-14 font-normal text-ink-2">{asked.title_name}</span>
            </h2>
            <p className="text-14 text-ink-2">
              {asked.dep_name} · {asked.unit_name}
            </p>
          </div>
        </div>
        {asked.stars > 0 && (
          <p className="flex items-center gap-8 pt-12 text-14 text-ink-2">
            患者评价 <Stars value={asked.stars} />
          </p>
        )}
      </Card>
      <ul className="space-y-12">
        {asked.messages.map(({ id, sender, content }) => (
          <li key={id} className={classes('flex', sender === 'patient' && 'justify-end')}>
            <div
              className={classes(
                'max-w-280 rounded-12 px-12 py-8 text-16 whitespace-pre-line',
                'shadow-soft',
                sender === 'patient' ? 'border border-accent-ink bg-tint' : 'bg-card',
              )}
            >
              <span className="sr-only">{sender === 'patient' ? '患者：' : '医生：'}</span>
              {content}
            </div>
          </li>
        ))}
      </ul>
      <Notice>经患者同意公开，已隐去个人信息。每个人的情况不同，请不要照着用药。</Notice>
    </div>
  )
}
