import { TitledSection } from '#kit/ui/titled-section.tsx'
import { classesAddress } from './class-address.ts'
import { type AudioClass, ClassCard } from './class-card.tsx'

interface ClassSectionProps {
  title: string
  classes: readonly AudioClass[]
  /** The way to more of them. */
  all?: { text: string; to: string } | undefined
}

/** A few classes under a heading; nothing where there are none. */
export function ClassSection({ title, classes, all }: ClassSectionProps) {
  if (classes.length === 0) return null
  return (
    <TitledSection title={title} all={all}>
      {classes.map((item) => (
        <ClassCard key={item.class_id} item={item} />
      ))}
    </TitledSection>
  )
}

/** The classes of a doctor on their page. */
export function DoctorClasses({ doctorId, classes, total }: DoctorClassesProps) {
  const all = { text: `全部 ${total} 门`, to: classesAddress({ doctor_id: doctorId }) }
  return <ClassSection title="音频课" classes={classes} all={total > classes.length ? all : undefined} />
}

interface DoctorClassesProps {
  doctorId: number
  classes: readonly AudioClass[]
  /** How many there are of theirs. */
  total: number
}
