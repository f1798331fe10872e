import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchPhone, benchPhoneSave } from '../contract.ts'

/** The number at which a doctor is rung. */
export function PhoneForm({ first }: { first: CallOutput<typeof benchPhone> }) {
  const [phone, setPhone] = useState(first)
  const [mobile, setMobile] = useState('')
  const saving = useAct(benchPhoneSave)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await saving.run({ mobile })
    if (!saved) return
    setPhone(saved)
    setMobile('')
    toast('已保存')
  }
  return (
    <Card title="接听电话" aside={phone.mobile || '还没有填写'}>
      <form onSubmit={save} className="space-y-12">
        <Field
          label="手机号"
          name="mobile"
          inputMode="tel"
          value={mobile}
          hint={
            phone.is_on === 1 ? '打电话时先响这个号码；患者看不到它。' : '平台还没有开通电话，填写后等开通即可使用。'
          }
          error={saving.error?.words}
          onChange={(event) => setMobile(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={saving.busy} disabled={mobile.trim() === ''}>
          保存
        </Button>
      </form>
    </Card>
  )
}
