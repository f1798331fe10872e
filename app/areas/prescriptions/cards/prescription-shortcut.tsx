import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { OwnPrescription } from './own-prescription.ts'
import { prescriptionAddress, uploadAddress } from './prescription-address.ts'
import { PrescriptionTag } from './prescription-tag.tsx'

interface PrescriptionDoorProps {
  goodsId: number
  skuId: number | undefined
  own: OwnPrescription | undefined
}

/** The asker's prescription that is looked at, or can be bought by. */
const openOf = (own: OwnPrescription | undefined) =>
  own?.newest && ['waiting', 'approved', 'held'].includes(own.newest.state) ? own.newest : undefined

/** What one does first about a drug on prescription that one may not buy yet. */
export function PrescriptionStep({ goodsId, skuId, own }: PrescriptionDoorProps) {
  const open = openOf(own)
  return open ? (
    <ButtonLink to={prescriptionAddress(open.prescription_id)}>看审核进度</ButtonLink>
  ) : (
    <ButtonLink to={uploadAddress({ goods_id: goodsId, special_id: skuId })}>上传处方</ButtonLink>
  )
}

/** Beside a drug on prescription: how one comes to buy it, and where one's own prescription for it stands. */
export function PrescriptionShortcut({ own }: Pick<PrescriptionDoorProps, 'own'>) {
  const newest = own?.newest
  return (
    <Card title="凭处方购买" aside={newest && <PrescriptionTag state={newest.state} words={newest.state_desc} />}>
      <p className="text-14 text-ink-2">
        {newest
          ? newest.reason || newest.next_desc
          : '上传医院或互联网医院开的处方，药师审核通过后，图片、说明书和购买会打开。'}
      </p>
      <div className="flex flex-wrap gap-12 pt-12">
        {newest && (
          <ButtonLink size="small" kind="secondary" to={prescriptionAddress(newest.prescription_id)}>
            看处方
          </ButtonLink>
        )}
        {!openOf(own) && (
          <ButtonLink size="small" kind="secondary" to="/ask/index">
            没有处方，问医生
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
