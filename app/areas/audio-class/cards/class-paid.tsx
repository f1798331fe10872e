import { ButtonLink } from '#kit/ui/button.tsx'
import { lessonAddress } from './class-address.ts'

/** What people do next who have paid for a class: hear it, or look at all that they have. */
export function ClassPaidActions({ classId }: { classId: number }) {
  return (
    <>
      <ButtonLink to={lessonAddress(classId)}>开始收听</ButtonLink>
      <ButtonLink kind="text" to="/audio/mine">
        我的课程
      </ButtonLink>
    </>
  )
}
