import { useState } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { toast } from '#kit/ui/toast.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Reply } from '#kit/wire/call.ts'
import { deskReveal } from '../contract.ts'

/** Opens one person's name and telephone for the counter; the audit says who looked. */
export function RevealButton({ orderId }: { orderId: string }) {
  const reveal = useAct(deskReveal)
  const [person, setPerson] = useState<Reply<typeof deskReveal>>()
  const show = async () => {
    const shown = await reveal.run({ order_id: orderId })
    if (shown) setPerson(shown)
    else toast('没有查到，请再试一次')
  }
  const close = () => setPerson(undefined)
  return (
    <>
      <Button kind="text" size="small" busy={reveal.busy} onClick={show}>
        核对身份
      </Button>
      <FormDialog
        open={person !== undefined}
        title="核对身份"
        onClose={close}
        action={
          <Button wide onClick={close}>
            核对好了
          </Button>
        }
      >
        {person && (
          <Facts
            facts={[
              { name: '姓名', value: <span className="text-18 font-semibold">{person.name}</span> },
              { name: '性别', value: person.sex_name },
              { name: '出生日期', value: person.birthday },
              { name: '预约手机', value: <a href={`tel:${person.mobile}`}>{person.mobile}</a> },
              ...(person.card_no ? [{ name: '就诊卡', value: person.card_no }] : []),
            ]}
          />
        )}
        <p className="pt-12 text-12 text-ink-3">查看已记入操作记录。请和患者本人的证件核对。</p>
      </FormDialog>
    </>
  )
}
