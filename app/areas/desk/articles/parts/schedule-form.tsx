import { MOST_AHEAD_DAYS } from '#app/areas/content/articles/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { deskArticleSchedule } from '../contract.ts'

interface ScheduleFormProps {
  which: { article_id: number; version: number }
  onDone: () => void
}

/** When an article that was read is shown by itself. */
export const ScheduleForm = ({ which, onDone }: ScheduleFormProps) => (
  <EditForm
    title="定时发布"
    action="到时候发布"
    refusedFields={{ time: 'date' }}
    save={(form, send) =>
      send(deskArticleSchedule, { ...which, publish_at: `${form.get('date')} ${form.get('clock')}:00` })
    }
    said={() => '到时间会自动发布'}
    onSaved={onDone}
    onClose={onDone}
  >
    <div className="grid grid-cols-2 gap-12">
      <Field label="日期" name="date" keyboard="date" hint={`最多提前 ${MOST_AHEAD_DAYS} 天`} required />
      <Field label="时间" name="clock" keyboard="time" required />
    </div>
  </EditForm>
)
