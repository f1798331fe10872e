import { useState } from 'react'
import { confirmAddress, orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { uploadAddress } from '../cards/prescription-address.ts'
import type { PrescriptionSeen } from '../cards/prescription-card.tsx'
import { prescriptionWithdraw } from '../contract.ts'
import { RepeatButton } from './repeat-button.tsx'

interface PrescriptionButtonsProps {
  prescription: PrescriptionSeen
  onChanged: () => void
}

/** What a patient can do with a prescription. */
export function PrescriptionButtons({ prescription, onChanged }: PrescriptionButtonsProps) {
  const { goods_id, special_id, buy_num, order_id, button } = prescription
  const wanted = { goods_id, special_id, buy_num }
  return (
    <>
      {button.includes('buy') && <ButtonLink to={confirmAddress(wanted)}>凭处方下单</ButtonLink>}
      {button.includes('repeat') && <RepeatButton prescription={prescription} />}
      {button.includes('order') && (
        <ButtonLink kind="secondary" to={orderAddress(order_id)}>
          看订单
        </ButtonLink>
      )}
      {button.includes('again') && <ButtonLink to={uploadAddress(wanted)}>重新上传</ButtonLink>}
      {button.includes('withdraw') && <Withdraw prescription={prescription} onChanged={onChanged} />}
    </>
  )
}

function Withdraw({ prescription: { prescription_id }, onChanged }: PrescriptionButtonsProps) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useAct(prescriptionWithdraw)
  const confirm = async () => {
    const done = await withdraw.run({ prescription_id })
    setAsking(false)
    if (done) toast('已撤回')
    onChanged()
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        撤回处方
      </Button>
      <Dialog
        open={isAsking}
        title="撤回这张处方？"
        confirmText="撤回"
        busy={withdraw.busy}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        撤回后药师不再审核，可以重新上传。
      </Dialog>
    </>
  )
}
