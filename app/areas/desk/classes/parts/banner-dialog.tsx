import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskClassBanner } from '../contract.ts'
import { MOST_BANNER_DAYS } from '../rules.ts'

interface BannerDialogProps {
  item: { class_id: number; title: string; banner_until: string | null }
  onClose: () => void
  onDone: () => void
}

/** Puts a class on the banner for some days, or takes it off. */
export function BannerDialog({ item: { class_id, title, banner_until }, onClose, onDone }: BannerDialogProps) {
  return (
    <EditForm
      title={`横幅：${title}`}
      action="放上横幅"
      beside={
        banner_until && (
          <ActButton
            call={deskClassBanner}
            input={{ class_id, words: '', days: 0 }}
            size="large"
            said={() => '已从横幅撤下'}
            onDone={onDone}
          >
            撤下
          </ActButton>
        )
      }
      save={(form, send) => {
        const written = readForm(deskClassBanner, form, { words: 'text', days: 'text' })
        return send(deskClassBanner, { ...written, class_id })
      }}
      said={() => '已放上横幅'}
      onSaved={onDone}
      onClose={onClose}
    >
      <Field label="横幅上的话" name="words" maxLength={20} hint="不填就用课程的一句话介绍" />
      <NumberField label="放多久" name="days" unit="天" min={1} max={MOST_BANNER_DAYS} defaultValue={7} required />
    </EditForm>
  )
}
