import { FolderHeartIcon, FootprintsIcon, ListChecksIcon } from 'lucide-react'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { behindGate, type Loading, readCode } from '#kit/wire/load.ts'
import { applyAddress, doctorOfAddress, recordsAddress, signingAddress } from '../cards/family-address.ts'
import { NobodyYet, ofWhom, WhoseBar } from '../cards/of-whom.tsx'
import { Promises } from '../cards/promises.tsx'
import { familyDocSay, getApplyDetail, isNeedImportOrder, memberFamilyDoc } from '../contract.ts'
import { ImportSignings } from '../parts/import-signings.tsx'
import { TeamLine } from '../parts/team-line.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R230'

/** The signing that the address names, else that of a member, with what could be taken over for who has none. */
const findSigning = async (loading: Loading) => {
  const { callApi, query } = loading
  const { members, memberId } = await ofWhom(loading)
  if (query.has('id')) return { members, id: readCode(query, 'id'), standing: null }
  if (memberId === undefined) return { members, id: undefined, standing: null }
  const { memberFamilyDocInfo: info, status_desc } = await callApi(memberFamilyDoc, { member_id: memberId })
  if (info) return { members, id: info.id, standing: null }
  const { count } = await callApi(isNeedImportOrder, { member_id: memberId })
  return { members, id: undefined, standing: { memberId, words: status_desc, count } }
}

const load = async (loading: Loading) => {
  const { members, id, standing } = await findSigning(loading)
  if (id === undefined) return { members, standing, signing: null, says: [] }
  const signing = await loading.callApi(getApplyDetail, { id })
  const says = await loading.callApi(familyDocSay, { doctor_id: signing.doctorInfo.doctor_id, page_size: 5 })
  return { members, standing, signing, says: says.list }
}
export const clientLoader = behindGate(load)

export default function FamilyDetailPage({ loaderData }: Route.ComponentProps) {
  const { members, standing, signing } = loaderData
  const memberId = signing?.member_id ?? standing?.memberId
  return (
    <Frame bar={{}}>
      {memberId !== undefined && <WhoseBar members={members} memberId={memberId} to={doctorOfAddress} />}
      {signing && <Signing signing={signing} says={loaderData.says} />}
      {standing && <NoSigning standing={standing} member={members.find((one) => one.member_id === memberId)} />}
      {!signing && !standing && <NobodyYet what="家庭医生" />}
    </Frame>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Signing({ signing, says }: { signing: NonNullable<Shown['signing']>; says: Shown['says'] }) {
  const isOver = signing.state === 'declined' || signing.state === 'ended'
  return (
    <div className="space-y-12 p-16">
      <Card title={signing.state_desc} aside={signing.truename}>
        <TeamLine team={signing.doctorInfo} isChosen />
      </Card>
      {signing.state === 'pending' && <Notice tone="accent">团队正在审核，结果会用短信和消息告诉您。</Notice>}
      {signing.reason && <Notice tone="warning">{signing.reason}</Notice>}
      {signing.promises.length > 0 && <Promises promises={signing.promises} />}
      <CellGroup>
        <Cell
          start={<FolderHeartIcon />}
          title="健康档案"
          note="身高体重、过敏和病史"
          to={recordsAddress(signing.member_id)}
        />
        <Cell
          start={<ListChecksIcon />}
          title="健康计划"
          note="到时间后逐项确认"
          to={recordsAddress(signing.member_id, 'plans')}
        />
        <Cell
          start={<FootprintsIcon />}
          title="健康轨迹"
          note="随访、报告、评估"
          to={recordsAddress(signing.member_id, 'way')}
        />
        <ServiceLink
          title={`家庭医生签约：${signing.truename}`}
          number={signing.id}
          link={signingAddress(signing.id)}
        />
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
  )
}

interface NoSigningProps {
  standing: NonNullable<Shown['standing']>
  member: Shown['members'][number] | undefined
}

/** What was signed on paper at the community is found by their number, once they are certified. */
function NoSigning({ standing: { memberId, words, count }, member }: NoSigningProps) {
  const isCertified = member?.is_certified === 1
  return (
    <>
      <Empty
        title={words}
        text={
          count > 0
            ? `在社区现场签过 ${count} 份约，可以带到这个账号里。`
            : `这个账号里没有${member?.truename ?? '这位就诊人'}的签约。${isCertified ? '' : '在社区现场签过的，实名认证后可以带进来。'}`
        }
        action={count > 0 ? undefined : <ButtonLink to="/familydoc/index">看看家庭医生</ButtonLink>}
      />
      {count > 0 && <ImportSignings memberId={memberId} />}
      {count === 0 && !isCertified && (
        <div className="px-16 pb-16">
          <ButtonLink
            kind="secondary"
            wide
            to={address('/account/certification', { member_id: memberId, redirect_url: doctorOfAddress(memberId) })}
          >
            去实名认证
          </ButtonLink>
        </div>
      )}
    </>
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
