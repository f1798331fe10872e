import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { toast } from '#kit/ui/toast.ts'
import { FormDialog } from './form-dialog.tsx'

interface Person {
  name: string
  sex_name: string
  birthday: string
  mobile: string
  card_no?: string
}

interface IdentityButtonProps {
  /** Asks for the person; undefined where they were not found. */
  look: () => Promise<Person | undefined>
  busy: boolean
}

/** Opens one person's name and telephone for the counter; the audit says who looked. */
export function IdentityButton({ look, busy }: IdentityButtonProps) {
  const [person, setPerson] = useState<Person>()
  const show = async () => {
    const shown = await look()
    if (shown) setPerson(shown)
    else toast('没有查到，请再试一次')
  }
  const close = () => setPerson(undefined)
  return (
    <>
      <Button kind="text" size="small" busy={busy} onClick={show}>
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
