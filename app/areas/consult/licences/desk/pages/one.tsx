import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskLicence } from '../contract.ts'
import { AccountCard } from '../parts/account-card.tsx'
import { LicenceActs } from '../parts/licence-acts.tsx'
import { LicenceState } from '../parts/licence-state.tsx'
import type { Route } from './+types/one'

export { handle } from 'virtual:rows/desk-licences-one'

const load = ({ callApi, query }: Loading) => callApi(deskLicence, { licence_id: readId(query, 'licence_id') })
export const clientLoader = behindStaffGate(load)

export default function LicencePage({ loaderData: licence }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayDecide = useMay('licences.decide')
  return (
    <DeskFrame
      title={`${licence.doctor_name}的执业证书`}
      note={licence.dep_name}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/licences">
          返回证书
        </ButtonLink>
      }
    >
      {licence.is_expiring === 1 && <Ending licence={licence} />}
      <div className="grid items-start gap-16 wide:grid-cols-2 wide:grid-rows-[auto_1fr]">
        <Card title="证书" aside={<LicenceState licence={licence} />}>
          <Facts facts={factsOf(licence)} />
        </Card>
        {/* What is decided by comes before what is decided, also where one card stands under the other. */}
        <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <Card title="证书照片">
            <Proofs proofs={licence.proofs} />
          </Card>
        </div>
        {mayDecide && (
          <div className="space-y-16">
            {licence.state === 'certified' && <AccountCard licence={licence} onDone={revalidate} />}
            <LicenceActs licence={licence} onDone={revalidate} />
          </div>
        )}
      </div>
    </DeskFrame>
  )
}

type Licence = Route.ComponentProps['loaderData']

const Ending = ({ licence: { doctor_id, ends_on } }: { licence: Licence }) => (
  <Notice
    tone="warning"
    action={
      <ButtonLink kind="text" size="small" to={address('/desk/licences/enter', { doctor_id })}>
        登记新证书
      </ButtonLink>
    }
  >
    {ends_on} 到期，到期后 Ta 不能在线上接诊和开处方。
  </Notice>
)

const factsOf = (licence: Licence) => [
  { name: '证书编码', value: licence.number },
  { name: '类别', value: licence.kind_name },
  { name: '执业范围', value: licence.scope },
  { name: '发证日期', value: licence.issued_on },
  { name: '到期日', value: licence.ends_on ?? '证书没有写' },
  { name: '登记', value: `${licence.entered_by} ${licence.enter_time.slice(0, 16)}` },
  ...(licence.decide_time
    ? [{ name: '处理', value: `${licence.decided_by || '系统'} ${licence.decide_time.slice(0, 16)}` }]
    : []),
  ...(licence.reason ? [{ name: '原因', value: licence.reason }] : []),
]

function Proofs({ proofs }: { proofs: readonly string[] }) {
  if (proofs.length === 0) return <p className="text-14 text-ink-3">没有照片，要对照原件审核。</p>
  return (
    <ul className="space-y-12">
      {proofs.map((proof, at) => (
        <li key={proof}>
          <a href={proof} target="_blank" rel="noreferrer">
            <img src={proof} alt={`证书照片 ${at + 1}，打开原图`} className="w-full rounded-12 bg-well" />
          </a>
        </li>
      ))}
    </ul>
  )
}
