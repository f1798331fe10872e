import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { addDays } from '#kit/time/day.ts'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskSubjectOff, deskSubjectPublish } from '../contract.ts'
import type { ManagedSubject } from './draft-form.tsx'

const sheet = { from: 'text', until: 'text', city_ids: 'text', channel_ids: 'text' } as const

/** From when to when, where and for whom a subject is read. */
export function PublishCard({ subject, onSaved }: { subject: ManagedSubject; onSaved: () => void }) {
  const { subject_id, version, state, begin_time, end_time } = subject
  const today = useToday()
  const wasPublished = state !== 'draft'
  return (
    <Card title="发布" aside={subject.state_desc}>
      <div className="space-y-12">
        {subject.is_changed === 1 && <Notice tone="warning">草稿改过了，读者看到的还是上次发布的。</Notice>}
        <PageForm
          action={wasPublished ? '重新发布' : '发布'}
          save={(form, send) =>
            send(deskSubjectPublish, { ...readForm(deskSubjectPublish, form, sheet), subject_id, version })
          }
          refusedFields={{ span: 'until', city: 'city_ids' }}
          said={() => '已发布，十几秒后读者就能看到'}
          onSaved={onSaved}
        >
          <div className="grid grid-cols-2 gap-x-12">
            <Field
              label="从哪天"
              name="from"
              keyboard="date"
              defaultValue={wasPublished ? begin_time.slice(0, 10) : today}
              required
            />
            <Field
              label="到哪天（可不填）"
              name="until"
              keyboard="date"
              defaultValue={end_time ? addDays(end_time.slice(0, 10), -1) : undefined}
            />
          </div>
          <PickField
            label="只在这些城市推荐"
            name="city_ids"
            kind="city"
            picked={subject.city_ids}
            many
            hint="不选就是所有城市"
          />
          <PickField
            label="只给这些渠道的人看"
            name="channel_ids"
            kind="channel"
            picked={subject.channel_ids}
            many
            hint="不选就是所有人"
          />
        </PageForm>
        {(state === 'on' || state === 'coming') && (
          <ActButton
            call={deskSubjectOff}
            input={{ subject_id, version }}
            kind="danger"
            confirm={{
              title: '下线这个专题？',
              text: '读者马上看不到了，已经分享出去的链接也打不开。草稿还在，可以重新发布。',
              yes: '下线',
              danger: true,
            }}
            said={() => '已下线'}
            onDone={onSaved}
          >
            下线
          </ActButton>
        )}
      </div>
    </Card>
  )
}
