import { IdCardIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { editSocial } from '#app/areas/account/members/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'

interface Social {
  member_id: number
  /** Masked; '' where none was given. */
  social_no: string
}

/** The number of one's own social insurance: shown masked, written anew as a whole. */
export function SocialCell({ social }: { social: Social }) {
  const [shown, setShown] = useState(social.social_no)
  const [open, setOpen] = useState(false)
  const save = useAct(editSocial)

  const onSave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('social_no') ?? '')
    const saved = await save.run({ member_id: social.member_id, social_no: typed })
    if (!saved) return
    setShown(saved.social_no)
    setOpen(false)
    toast(saved.social_no ? '已保存' : '已清除')
  }
  return (
    <>
      <Cell start={<IdCardIcon />} title="社保号" value={shown || '未填写'} onClick={() => setOpen(true)} />
      <Sheet open={open} title="社保号" onClose={() => setOpen(false)}>
        <form onSubmit={onSave} className="grid gap-16">
          <Field
            label="社会保障号码"
            name="social_no"
            keyboard="id-card"
            placeholder="社保卡正面的号码"
            hint="加密保存，只用于就诊时核对；留空保存就会清除"
            error={save.error?.words}
          />
          <Button type="submit" wide busy={save.busy}>
            保存
          </Button>
        </form>
      </Sheet>
    </>
  )
}
