import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { address } from '#kit/wire/address.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { MOST } from '../../rules.ts'
import { deskOfflineAdd, deskOfflineChange, deskOfflineChoices, deskOfflineEvent } from '../contract.ts'
import type { Route } from './+types/edit'

export { handle } from 'virtual:rows/desk-offline-edit'

const load = async ({ callApi, query }: Loading) => {
  const event_id = maybeId(query, 'event_id')
  const [choices, event] = await Promise.all([
    callApi(deskOfflineChoices, {}),
    event_id === undefined ? undefined : callApi(deskOfflineEvent, { event_id }),
  ])
  return { choices, event }
}
export const clientLoader = behindStaffGate(load)
type Loaded = Route.ComponentProps['loaderData']

const sheet = {
  dep_id: 'text',
  title: 'text',
  intro: 'text',
  place: 'text',
  date: 'text',
  begin: 'text',
  end: 'text',
  sign_hours: 'text',
  places: 'text',
  min_age: 'text',
  max_age: 'text',
  asks_health: 'flag',
  points: 'text',
} as const
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d'

export default function DeskOfflineEditPage({ loaderData: { choices, event } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <DeskFrame
      title={event ? `修改“${event.title}”` : '新增线下活动'}
      note="名额改多，候补的人马上收到通知；改少不能低于已占的名额。改了时间或地点，报名的人都会收到通知。"
      aside={
        <ButtonLink
          kind="secondary"
          size="small"
          to={event ? address('/desk/offline/one', { event_id: event.event_id }) : '/desk/offline'}
        >
          返回活动
        </ButtonLink>
      }
    >
      <div className="max-w-640">
        <Card>
          <PageForm
            action={event ? '保存' : '发布，开始报名'}
            refusedFields={{ department: 'dep_id', taken: 'places' }}
            edited={event}
            save={async (form, send): Promise<{ event_id: number; told?: number } | undefined> => {
              const doctor_ids = form.getAll('doctor_ids').join(',')
              const written = { ...readForm(deskOfflineAdd, form, sheet), doctor_ids }
              if (event) return send(deskOfflineChange, { ...written, event_id: event.event_id })
              return send(deskOfflineAdd, written)
            }}
            said={({ told }) => (told ? `已保存，通知了 ${told} 人` : '已保存')}
            onSaved={({ event_id }) => navigate(address('/desk/offline/one', { event_id }), { replace: true })}
          >
            <About choices={choices} event={event} />
            <When event={event} />
            <ForWhom event={event} />
            <Speakers choices={choices} event={event} />
          </PageForm>
        </Card>
      </div>
    </DeskFrame>
  )
}

const About = ({ choices, event }: Loaded) => (
  <>
    <Field label="名称" name="title" maxLength={MOST.title} defaultValue={event?.title} required />
    <Select
      label="主办科室"
      name="dep_id"
      placeholder="请选择科室"
      defaultValue={event?.dep_id ?? ''}
      options={choices.departments.map(({ id, name }) => ({ value: id, text: name }))}
      required
    />
    <Field
      label="地点"
      name="place"
      maxLength={MOST.place}
      placeholder="例如：门诊楼 3 层报告厅"
      defaultValue={event?.place}
      required
    />
    <TextField label="内容" name="intro" maxLength={MOST.intro} defaultValue={event?.intro} required />
  </>
)

const When = ({ event }: Pick<Loaded, 'event'>) => (
  <div className="grid gap-12 wide:grid-cols-2">
    <Field label="日期" name="date" keyboard="date" defaultValue={event?.date} required />
    <NumberField
      label="开始前几小时截止报名"
      name="sign_hours"
      unit="小时"
      min={0}
      max={240}
      defaultValue={event?.sign_hours ?? 2}
      required
    />
    <Field label="开始" name="begin" pattern={CLOCK} placeholder="09:00" defaultValue={event?.begin} required />
    <Field label="结束" name="end" pattern={CLOCK} placeholder="11:00" defaultValue={event?.end} required />
  </div>
)

const ForWhom = ({ event }: Pick<Loaded, 'event'>) => (
  <>
    <div className="grid gap-12 wide:grid-cols-3">
      <NumberField
        label="名额"
        name="places"
        unit="人"
        min={1}
        max={MOST.places}
        defaultValue={event?.total_num ?? 30}
        required
      />
      <NumberField
        label="最小年龄"
        name="min_age"
        unit="岁"
        min={0}
        max={120}
        defaultValue={event?.min_age ?? undefined}
      />
      <NumberField
        label="最大年龄"
        name="max_age"
        unit="岁"
        min={0}
        max={120}
        defaultValue={event?.max_age ?? undefined}
      />
    </div>
    <NumberField
      label="到场的人得多少积分（结束后到账，一个账号一次）"
      name="points"
      unit="积分"
      min={0}
      max={MOST.points}
      defaultValue={event?.points ?? 0}
    />
    <Checkbox name="asks_health" defaultChecked={event?.asks_health === 1}>
      要动起来的活动：报名前先问健康问题
    </Checkbox>
  </>
)

function Speakers({ choices, event }: Loaded) {
  if (choices.doctors.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">谁来讲（最多 {MOST.doctors} 位，可以不选）</legend>
      <div className="grid max-h-192 grid-cols-2 gap-x-12 overflow-y-auto rounded-8 border border-line px-12 wide:grid-cols-3">
        {choices.doctors.map(({ id, name }) => (
          <Checkbox key={id} name="doctor_ids" value={id} defaultChecked={event?.doctor_ids.includes(id)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
