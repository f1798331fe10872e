import { useRevalidator } from 'react-router'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Card } from '#kit/ui/card.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { prescriptionAddress } from '../cards/prescription-address.ts'
import { PrescriptionTag } from '../cards/prescription-tag.tsx'
import { prescriptionDetail } from '../contract.ts'
import { PrescriptionButtons } from '../parts/prescription-buttons.tsx'
import type { Route } from './+types/prescription'

export { handle } from 'virtual:rows/yiyao-prescription'

export const clientLoader = behindGate(async ({ callApi, query }) =>
  callApi(prescriptionDetail, { prescription_id: readCode(query, 'prescription_id') }),
)

type Whole = CallOutput<typeof prescriptionDetail>

export default function PrescriptionPage({ loaderData: whole }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const spoken = useSpoken()
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Card
          title={whole.drug_name || '内容已清除'}
          aside={<PrescriptionTag state={whole.state} words={whole.state_desc} />}
        >
          <p className="text-14 text-ink-2">{whole.next_desc}</p>
          {whole.reason && (
            <div className="pt-12">
              <Notice tone="danger">药师说：{whole.reason}</Notice>
            </div>
          )}
        </Card>
        <Card>
          <Facts facts={factsOf(whole)} />
        </Card>
        {whole.images.length > 0 && <Pictures images={whole.images} />}
        <Card title="进度">
          <Timeline
            events={[...whole.history]
              .reverse()
              .map(({ state_desc, time }) => ({ when: spoken(time), title: state_desc }))}
          />
        </Card>
        <CellGroup>
          {/* Which drug it is stays here: the service opens it by its number where it must. */}
          <ServiceLink title="处方" number={whole.prescription_id} link={prescriptionAddress(whole.prescription_id)} />
        </CellGroup>
        <p className="text-12 text-ink-3">处方药须凭处方在药师指导下购买和使用。用药后不舒服，请停药并尽快就医。</p>
      </div>
      {whole.button.length > 0 && (
        <BottomAction>
          <PrescriptionButtons prescription={whole} onChanged={revalidate} />
        </BottomAction>
      )}
    </Frame>
  )
}

const factsOf = (whole: Whole) => [
  { name: '用药人', value: whole.truename },
  { name: '数量', value: `${whole.buy_num} 件` },
  { name: '来源', value: whole.source_desc },
  ...(whole.diagnosis ? [{ name: '诊断', value: whole.diagnosis }] : []),
  ...(whole.dosage ? [{ name: '用法用量', value: whole.dosage }] : []),
  { name: '过敏史', value: whole.allergy || '没有填写' },
  ...(whole.doctor_name
    ? [{ name: '医生', value: `${whole.doctor_name} · ${whole.unit_name} ${whole.dep_name}` }]
    : []),
  ...(whole.sign_time ? [{ name: '医生签名', value: whole.sign_time.slice(0, 16) }] : []),
  ...(whole.pharmacist_name ? [{ name: '审核药师', value: whole.pharmacist_name }] : []),
  ...(whole.expire_time ? [{ name: '有效期到', value: whole.expire_time.slice(0, 16) }] : []),
]

function Pictures({ images }: { images: readonly string[] }) {
  return (
    <Card title="处方照片">
      <ul className="grid grid-cols-3 gap-8">
        {images.map((image, at) => (
          <li key={image}>
            <a href={image} target="_blank" rel="noreferrer">
              <Picture src={image} alt={`处方照片 ${at + 1}`} width={104} height={104} className="w-full rounded-8" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
