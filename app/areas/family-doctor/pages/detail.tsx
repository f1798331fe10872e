import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate, type Loading, maybeId, readCode } from '#kit/wire/load.ts'
import { applyAddress, recordsAddress } from '../cards/family-address.ts'
import { Promises } from '../cards/promises.tsx'
import { familyDocSay, getApplyDetail, memberFamilyDoc } from '../contract.ts'
import { ImportSignings } from '../parts/import-signings.tsx'
import { TeamLine } from '../parts/team-line.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R230'

/** A member's signing, where the address names them and not the signing. */
const idOf = async ({ callApi, query }: Loading) => {
  const member_id = maybeId(query, 'member_id')
  if (member_id === undefined) return { id: readCode(query, 'id'), status: undefined }
  const { memberFamilyDocInfo: info, status_desc } = await callApi(memberFamilyDoc, { member_id })
  return { id: info?.id, status: { member_id, status_desc } }
}

const load = async (loading: Loading) => {
  const { id, status } = await idOf(loading)
  if (id === undefined) return { status, signing: null, says: [] }
  const signing = await loading.callApi(getApplyDetail, { id })
  const says = await loading.callApi(familyDocSay, { doctor_id: signing.doctorInfo.doctor_id, page_size: 5 })
  return { status, signing, says: says.list }
}
export const clientLoader = behindGate(load)

export default function FamilyDetailPage({ loaderData: { status, signing, says } }: Route.ComponentProps) {
  if (!signing) return <NoSigning status={status} />
  const isOver = signing.state === 'declined' || signing.state === 'ended'
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Card title={signing.state_desc} aside={signing.truename}>
          <TeamLine team={signing.doctorInfo} isChosen />
        </Card>
        {signing.state === 'pending' && <Notice tone="accent">团队正在审核，结果会用短信和消息告诉您。</Notice>}
        {signing.reason && <Notice tone="warning">{signing.reason}</Notice>}
        {signing.promises.length > 0 && <Promises promises={signing.promises} />}
        <CellGroup>
          <Cell title="健康档案" note="身高体重、过敏和病史" to={recordsAddress(signing.member_id)} />
          <Cell title="健康计划" note="到时间后逐项确认" to={recordsAddress(signing.member_id, 'plans')} />
          <Cell title="健康轨迹" note="随访、报告、评估" to={recordsAddress(signing.member_id, 'way')} />
        </CellGroup>
        <SigningFacts signing={signing} />
        {says.length > 0 && (
          <Card title="医生说">
            {says.map(({ id, title, content }) => (
              <Disclosure key={id} title={title}>
                {content}
              </Disclosure>
            ))}
          </Card>
        )}
        {(isOver || signing.is_renewable === 1) && (
          <ButtonLink wide to={applyAddress({ doctor_id: signing.doctorInfo.doctor_id, member_id: signing.member_id })}>
            {isOver ? '重新申请' : '申请续签'}
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

type Shown = Route.ComponentProps['loaderData']

function NoSigning({ status }: Pick<Shown, 'status'>) {
  return (
    <Frame bar={{}}>
      <Empty
        drawing="list"
        title={status?.status_desc ?? '未签约'}
        text="这个账号里没有他的签约。在社区现场签过的，实名认证后可以带进来。"
        action={<ButtonLink to="/familydoc/index">看看家庭医生</ButtonLink>}
      />
      {status && <ImportSignings memberId={status.member_id} />}
    </Frame>
  )
}

function SigningFacts({ signing }: { signing: NonNullable<Shown['signing']> }) {
  const { begin_date, end_date, remark, doctorInfo, tags, add_time } = signing
  const maybe = (name: string, value: string) => (value ? [{ name, value }] : [])
  return (
    <Card title="签约信息">
      <Facts
        facts={[
          ...maybe('服务期', begin_date && `${begin_date} 至 ${end_date}`),
          ...maybe('人群', tags.join('、')),
          ...maybe('备注', remark),
          ...maybe('联系电话', doctorInfo.phone),
          ...maybe('申请时间', add_time.slice(0, 16)),
        ]}
      />
    </Card>
  )
}
