import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { addAppoint, getAppointField } from '../contract.ts'

type Form = CallOutput<typeof getAppointField>
type AskedField = Form['fields'][number]

interface Shown {
  form: Form
  members: CallOutput<typeof memberListApi>['list']
  /** The number under which they are reached, unless they write another. */
  ownMobile: string
}

/** For whom a benefit is booked, and what is to be known for it. */
export function BookForm({ benefitId }: { benefitId: number }) {
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    Promise.all([
      callApi(getAppointField, { benefit_id: benefitId }),
      callApi(memberListApi, { page_size: 50 }),
      callApi(getUserInfo, {}),
    ]).then(
      ([form, { list }, { mobile }]) => setShown({ form, members: list, ownMobile: mobile }),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setFailure(thrown.words)
      },
    )
  }, [benefitId])
  if (failure !== undefined)
    return (
      <div className="px-16 pb-16">
        <Notice tone="danger">{failure}</Notice>
      </div>
    )
  if (!shown)
    return (
      <div className="px-16 pb-16">
        <SkeletonList rows={2} />
      </div>
    )
  return <Filling benefitId={benefitId} {...shown} />
}

function Filling({ benefitId, form, members, ownMobile }: Shown & { benefitId: number }) {
  const navigate = useNavigate()
  const booking = useAct(addAppoint)
  const [chosen, setChosen] = useState<number>()
  const member = members.find(({ member_id }) => member_id === chosen) ?? members[0]
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!member) return
    const given = new FormData(event.currentTarget)
    const fields = form.fields.map(({ name }) => ({ name, value: String(given.get(name) ?? '') }))
    const wanted = { benefit_id: benefitId, member_id: member.member_id, fields: JSON.stringify(fields) }
    if (!(await booking.run(wanted))) return
    toast('已预约，等待确认')
    navigate('/member/appointments')
  }
  return (
    <form onSubmit={send} className="flex grow flex-col">
      <div className="grow space-y-16 px-16 pb-16">
        <MemberChoice legend="为谁预约" members={members} chosen={member} onChoose={setChosen} />
        <Card title="预约信息">
          <div className="space-y-16">
            {form.fields.map((field) => (
              <OneField key={field.name} field={field} min={form.min_date} max={form.max_date} ownMobile={ownMobile} />
            ))}
          </div>
        </Card>
      </div>
      <BottomAction error={booking.error?.words} note="提交后用掉 1 次，取消会退回">
        {member ? (
          <Button type="submit" busy={booking.busy}>
            提交预约
          </Button>
        ) : (
          <ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>
        )}
      </BottomAction>
    </form>
  )
}

interface OneFieldProps {
  field: AskedField
  min: string
  max: string
  ownMobile: string
}

function OneField({ field, min, max, ownMobile }: OneFieldProps) {
  const { name, title, kind, required, options } = field
  const usual = { name, label: required === 1 ? title : `${title}（可不填）`, required: required === 1 }
  if (kind === 'choice')
    return (
      <Select
        {...usual}
        defaultValue=""
        placeholder="请选择"
        options={options.map((text) => ({ value: text, text }))}
      />
    )
  if (kind === 'date') return <Field {...usual} keyboard="date" min={min} max={max} />
  if (kind === 'mobile') return <Field {...usual} keyboard="mobile" defaultValue={ownMobile} />
  return <TextField {...usual} rows={2} maxLength={200} />
}
