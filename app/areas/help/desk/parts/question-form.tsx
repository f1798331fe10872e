import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { lengths } from '../../rules/questions.ts'
import { deskHelpQuestionAdd, deskHelpQuestionChange, type deskHelpQuestions } from '../contract.ts'
import type { ManagedTheme } from './theme-form.tsx'

/** A question that the desk keeps. */
export type ManagedQuestion = CallOutput<typeof deskHelpQuestions>['list'][number]

interface QuestionFormProps {
  question: ManagedQuestion | undefined
  themes: readonly ManagedTheme[]
  onClose: () => void
  onSaved: () => void
}

const sheet = { title: 'text', content: 'text', other_words: 'text', theme_id: 'text', position: 'text' } as const

/** A question: how it is asked, what is answered, where it stands. */
export function QuestionForm({ question, themes, onClose, onSaved }: QuestionFormProps) {
  return (
    <EditForm
      title={question ? '修改问题' : '新增问题'}
      action="保存"
      refusedFields={{ theme: 'theme_id', content: 'content', 'other-words': 'other_words' }}
      edited={question}
      save={(form, send) => {
        const written = readForm(deskHelpQuestionAdd, form, sheet)
        return question
          ? send(deskHelpQuestionChange, { ...written, question_id: question.question_id })
          : send(deskHelpQuestionAdd, written)
      }}
      said={() => '问题已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="问题" name="title" maxLength={lengths.title} defaultValue={question?.title} required />
      <TextField
        label="其他问法，一行一个"
        name="other_words"
        rows={3}
        maxLength={lengths.otherWords}
        defaultValue={question?.other_words.join('\n')}
        hint="患者看不到，写给客服的话里有它就能找到这个回答"
      />
      <TextField
        label="回答，一行一段"
        name="content"
        rows={6}
        maxLength={lengths.content}
        defaultValue={question?.content}
        required
      />
      <Select
        label="主题"
        name="theme_id"
        defaultValue={question?.theme_id ?? themes[0]?.theme_id}
        options={themes.map(({ theme_id, theme_name }) => ({ value: theme_id, text: theme_name }))}
      />
      <PositionField label="在主题里的排序（小的在前）" defaultValue={question?.position ?? 100} />
    </EditForm>
  )
}
