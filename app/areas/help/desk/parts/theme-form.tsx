import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { lengths } from '../../rules/questions.ts'
import { deskHelpThemeAdd, deskHelpThemeChange, type deskHelpThemes } from '../contract.ts'

/** A theme that the desk keeps. */
export type ManagedTheme = CallOutput<typeof deskHelpThemes>['list'][number]

interface ThemeFormProps {
  theme: ManagedTheme | undefined
  onClose: () => void
  onSaved: () => void
}

/** A theme: its name, and where it stands. */
export const ThemeForm = ({ theme, onClose, onSaved }: ThemeFormProps) => (
  <EditForm
    title={theme ? `修改“${theme.theme_name}”` : '新增主题'}
    action="保存"
    refusedFields={{ taken: 'theme_name' }}
    edited={theme}
    save={(form, send) => {
      const written = readForm(deskHelpThemeAdd, form, { theme_name: 'text', position: 'text' })
      return theme
        ? send(deskHelpThemeChange, { ...written, theme_id: theme.theme_id })
        : send(deskHelpThemeAdd, written)
    }}
    said={() => '主题已保存'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field label="主题名称" name="theme_name" maxLength={lengths.theme} defaultValue={theme?.theme_name} required />
    <PositionField defaultValue={theme?.position ?? 100} />
  </EditForm>
)
