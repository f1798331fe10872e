import type { FormEvent } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { NumberField } from '#app/areas/desk/staff/cards/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskClassBanner } from '../contract.ts'
import { MOST_BANNER_DAYS } from '../rules.ts'

interface BannerDialogProps {
  item: { class_id: number; title: string; banner_until: string | null }
  onClose: () => void
  onDone: () => void
}

/** Puts a class on the banner for some days, or takes it off. */
export function BannerDialog({ item: { class_id, title, banner_until }, onClose, onDone }: BannerDialogProps) {
  const put = useAct(deskClassBanner)
  const save = async (words: string, days: number) => {
    if (!(await put.run({ class_id, words, days }))) return
    toast(days > 0 ? '已放上横幅' : '已从横幅撤下')
    onDone()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    save(String(form.get('words') ?? ''), Number(form.get('days')))
  }
  return (
    <FormDialog
      open
      title={`横幅：${title}`}
      onClose={onClose}
      action={
        <div className="flex flex-wrap gap-12">
          <Button type="submit" form="banner" busy={put.busy}>
            放上横幅
          </Button>
          {banner_until && (
            <Button kind="secondary" busy={put.busy} onClick={() => save('', 0)}>
              撤下
            </Button>
          )}
        </div>
      }
    >
      <form id="banner" onSubmit={submit} className="space-y-12">
        <Field
          label="横幅上的话"
          name="words"
          maxLength={20}
          hint="不填就用课程的一句话介绍"
          error={put.error?.words}
        />
        <NumberField label="放多久" name="days" unit="天" min={1} max={MOST_BANNER_DAYS} defaultValue={7} required />
      </form>
    </FormDialog>
  )
}
