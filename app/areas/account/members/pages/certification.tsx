import { type FormEvent, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { isIdCard, isResidencePermit } from '#kit/check/id-card.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import { certification, memberListApi } from '../contract.ts'
import type { Route } from './+types/certification'

export { handle } from 'virtual:rows/R210'

export const clientLoader = behindGate(async ({ callApi }) => (await callApi(memberListApi, {})).list)

export default function CertificationPage({ loaderData: members }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState(String(maybeId(query, 'member_id')))
  const open = members.filter((member) => member.is_certified === 0)
  const member = open.find(({ member_id }) => String(member_id) === chosen) ?? open[0]
  if (members.length === 0) return <NoMembers />
  if (open.length === 0) return <AllDone />
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Notice>实名认证只核对姓名和身份证号，认证后不能修改。多数医院要求认证后才能预约。</Notice>
        <Choice
          legend="为谁认证"
          name="member"
          value={String(member?.member_id)}
          onChange={setChosen}
          options={open.map((one) => ({
            value: String(one.member_id),
            title: one.truename,
            note: one.id_card || '未填证件',
            aside: one.relation_name,
          }))}
        />
      </div>
      {member && <CertifyForm key={member.member_id} member={member} />}
    </Frame>
  )
}

type Member = Route.ComponentProps['loaderData'][number]

function CertifyForm({ member }: { member: Member }) {
  const [fault, setFault] = useState<string>()
  const { revalidate } = useRevalidator()
  const certify = useAct(certification)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id_card = String(new FormData(event.currentTarget).get('id_card') ?? '')
    if (!isIdCard(id_card) && !isResidencePermit(id_card)) return setFault('身份证号不正确，请核对后再填')
    setFault(undefined)
    if (!(await certify.run({ member_id: member.member_id, truename: member.truename, id_card }))) return
    toast('认证成功')
    await revalidate()
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col" noValidate>
      <div className="grow px-16 pb-16">
        <Card className="space-y-12">
          <Field label="姓名" value={member.truename} disabled hint="和证件不一致时，请先修改就诊人资料" />
          <Field
            label="身份证号"
            name="id_card"
            keyboard="id-card"
            placeholder="18 位号码"
            hint={member.id_card && `已登记 ${member.id_card}，请再填一次完整号码`}
            error={fault ?? certify.error?.words}
            onChange={() => setFault(undefined)}
          />
        </Card>
      </div>
      <BottomAction>
        <Button type="submit" busy={certify.busy}>
          开始认证
        </Button>
      </BottomAction>
    </form>
  )
}

function AllDone() {
  return (
    <Frame bar={{}}>
      <ResultPage
        state="done"
        title="都认证好了"
        text="您的就诊人都已实名认证，可以放心预约。"
        actions={<ButtonLink to="/guahao/index">去预约挂号</ButtonLink>}
      />
    </Frame>
  )
}

function NoMembers() {
  return (
    <Frame bar={{}}>
      <Empty
        title="还没有就诊人"
        text="先添加自己或家人，再做实名认证。"
        action={<ButtonLink to="/account/memberedit?redirect_url=/account/certification">添加就诊人</ButtonLink>}
      />
    </Frame>
  )
}
