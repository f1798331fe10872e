import { type FormEvent, useState } from 'react'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallInput, CallOutput } from '#kit/wire/call.ts'
import type { addBabyHr, child } from '../contract.ts'
import { GROWN_AT, PRETERM_BELOW_DAYS } from '../rules.ts'

/** What is said of a child; a `member_id` of 0 ties it to nobody, none leaves it as it is. */
export type ChildInput = Omit<CallInput<typeof addBabyHr>, 'member_id'> & { member_id: number | undefined }

interface ChildFormProps {
  baby?: CallOutput<typeof child> | undefined
  /** The people of the account, one of whom the child may be; whoever has just been born is none of them yet. */
  members?: readonly Member[]
  /** Whether the length of gestation is asked for; who is pregnant here has it already. */
  asksGestation?: boolean
  /** The last word, where it is more than saving. */
  action?: string
  busy: boolean
  error: string | undefined
  onSave: (said: ChildInput) => void
}

const weeks = Array.from({ length: 25 }, (_, n) => ({ value: n + 20, text: `${n + 20} 周` }))
const days = Array.from({ length: 7 }, (_, n) => ({ value: n, text: n === 0 ? '整周' : `${n} 天` }))

/** Who a child is. */
export function ChildForm({
  baby,
  members = [],
  asksGestation = true,
  action = '保存',
  busy,
  error,
  onSave,
}: ChildFormProps) {
  const today = useToday()
  const gestation = baby?.gestation_days ?? 0
  const [typed, setTyped] = useState({
    memberId: String(baby?.member_id || ''),
    name: baby?.baby_name ?? '',
    sex: baby ? String(baby.sex) : '',
    birthday: baby?.birthday ?? '',
    weeks: gestation === 0 ? '' : String(Math.floor(gestation / 7)),
    days: String(gestation % 7),
    consents: baby !== undefined,
  })
  const tied = (name: 'name' | 'birthday' | 'weeks' | 'days') => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const tie = (memberId: string) => {
    const member = members.find((one) => String(one.member_id) === memberId)
    // Whoever is chosen before anything is typed need not be typed again.
    const known = member && { name: typed.name || member.truename, sex: typed.sex || String(member.sex === 1 ? 1 : 2) }
    setTyped({ ...typed, ...known, memberId })
  }
  const gestationDays = typed.weeks === '' ? undefined : Number(typed.weeks) * 7 + Number(typed.days)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({
      member_id: members.length === 0 ? undefined : Number(typed.memberId),
      baby_name: typed.name,
      sex: typed.sex,
      birthday: typed.birthday,
      gestation_days: gestationDays,
      guardian_consent: typed.consents ? 1 : 0,
    })
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col">
      <div className="grow space-y-12 p-16">
        <Card className="space-y-12">
          <MemberOfFamily members={members} value={typed.memberId} onChoose={tie} />
          <Field
            label="名字"
            keyboard="name"
            placeholder="大名、小名都可以"
            maxLength={40}
            required
            {...tied('name')}
          />
          <div>
            <p className="pb-6 text-14 font-medium">性别</p>
            <Segment
              label="性别"
              name="sex"
              value={typed.sex}
              onChange={(sex) => setTyped({ ...typed, sex })}
              options={[
                { value: '1', text: '女' },
                { value: '2', text: '男' },
              ]}
            />
          </div>
          <Field label="出生日期" keyboard="date" max={today} required {...tied('birthday')} />
          {asksGestation && (
            <Select label="出生时孕周" placeholder="不清楚可以不选" options={weeks} {...tied('weeks')} />
          )}
          {typed.weeks !== '' && <Select label="孕周零几天" options={days} {...tied('days')} />}
          {gestationDays !== undefined && gestationDays < PRETERM_BELOW_DAYS && (
            <p className="text-14 text-ink-2">不到 37 周算早产。两岁前会同时显示矫正月龄，曲线也按矫正月龄看。</p>
          )}
        </Card>
        {!baby && (
          <div className="rounded-12 bg-warning-tint px-16 py-8">
            <Checkbox
              checked={typed.consents}
              onChange={(event) => setTyped({ ...typed, consents: event.target.checked })}
            >
              孩子未满 14 岁时：我是监护人，同意医路保存和使用孩子的健康资料。可以随时删除。
            </Checkbox>
          </div>
        )}
      </div>
      <BottomAction error={error}>
        <Button type="submit" busy={busy} disabled={typed.sex === ''}>
          {action}
        </Button>
      </BottomAction>
    </form>
  )
}

interface MemberOfFamilyProps {
  members: readonly Member[]
  value: string
  onChoose: (memberId: string) => void
}

/** Which of the people whom the account books for the child is; nothing where none of them is young enough. */
function MemberOfFamily({ members, value, onChoose }: MemberOfFamilyProps) {
  const young = members.filter(({ age, member_id }) => age < GROWN_AT || String(member_id) === value)
  if (young.length === 0) return null
  return (
    <Select
      label="是哪位就诊人"
      name="member_id"
      hint="选上以后，约疫苗、挂号直接用这位就诊人"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      options={[
        { value: '', text: '不在就诊人里' },
        ...young.map(({ member_id, truename, age }) => ({ value: member_id, text: `${truename}，${age} 岁` })),
      ]}
    />
  )
}
