import { ReportCard } from '#app/areas/family-doctor/cards/report-card.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchAdvise, type benchResident } from '../contract.ts'

type File = CallOutput<typeof benchResident>
type Health = Omit<NonNullable<File['record']>, 'update_time'>

/** What the resident wrote down about their health. */
export function RecordCard({ record }: { record: File['record'] }) {
  return (
    <Card title="健康档案" aside={record && `${record.update_time.slice(0, 10)} 更新`}>
      {record ? <HealthFacts health={record} /> : <p className="text-14 text-ink-3">居民还没有填写健康档案。</p>}
    </Card>
  )
}

function HealthFacts({ health }: { health: Health }) {
  const { height, weight, bmi, bmi_desc, blood_type, allergy, disease_history, family_history } = health
  const facts = [
    { name: '身高体重', value: `${height} cm · ${weight} kg` },
    { name: '体质指数', value: `${bmi}，${bmi_desc}` },
    // Who does not know it chose words of their own.
    { name: '血型', value: /^[A-Z]+$/.test(blood_type) ? `${blood_type} 型` : blood_type },
    { name: '过敏', value: allergy },
    { name: '病史', value: disease_history },
    { name: '家族史', value: family_history },
  ]
  return <Facts facts={facts.map(({ name, value }) => ({ name, value: value || '未填写' }))} />
}

/** Records that were sent for an assessment; the one that waits is answered here. */
export function Assessments({ id, list, onDone }: { id: string; list: File['assessments']; onDone: () => void }) {
  if (list.length === 0) return null
  return (
    <Card title="健康评估">
      <ul className="space-y-16">
        {list.map((one) => (
          <li key={one.id} className="space-y-8">
            <p className="text-12 text-ink-3 tabular-nums">{one.add_time.slice(0, 16)} 发来</p>
            <HealthFacts health={one} />
            {one.is_answered === 1 ? (
              <p className="rounded-8 bg-tint px-12 py-8 text-14 whitespace-pre-line">{one.advice}</p>
            ) : (
              <Advise id={id} assessId={one.id} onDone={onDone} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Advise({ id, assessId, onDone }: { id: string; assessId: number; onDone: () => void }) {
  return (
    <PageForm
      action="回复居民"
      size="small"
      save={(form, send) =>
        send(benchAdvise, { ...readForm(benchAdvise, form, { advice: 'text' }), id, assess_id: assessId })
      }
      said={() => '已回复，居民能看到'}
      onSaved={onDone}
    >
      <TextField label="评估与建议" name="advice" maxLength={1_000} required />
    </PageForm>
  )
}

const confirmWords: Readonly<Record<number, { text: string; tone: Tone }>> = {
  [-1]: { text: '未到时间', tone: 'plain' },
  0: { text: '待确认', tone: 'warning' },
  1: { text: '已完成', tone: 'success' },
}

/** Plans with how far the resident has come [X157]. */
export function PlanCards({ plans }: { plans: File['plans'] }) {
  return plans.map((plan) => (
    <Card key={plan.id} title={plan.title} aside={plan.add_time.slice(0, 10)}>
      <ul className="divide-y divide-line">
        {plan.content.map(({ content_id, text, is_confirm, begin_time }) => (
          <li key={content_id} className="flex items-center justify-between gap-12 py-8 text-14">
            <span className="min-w-0 break-words">
              {text}
              {is_confirm === -1 && (
                <span className="block text-12 text-ink-3">{unbroken(`${begin_time.slice(0, 10)} 起`)}</span>
              )}
            </span>
            <Tag tone={confirmWords[is_confirm]?.tone}>{confirmWords[is_confirm]?.text}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  ))
}

/** Check reports, the resident's own and the team's. */
export function Reports({ reports }: { reports: File['reports'] }) {
  return reports.map((report) => <ReportCard key={report.id} report={report} />)
}
