import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

/** A hospital without departments has nobody to plan, and begins there. */
export const NoDepartments = () => (
  <Empty
    drawing="calendar"
    title="还没有科室"
    text="先新增科室，再新增医生和排班。"
    action={
      <ButtonLink size="small" to="/desk/departments">
        去新增科室
      </ButtonLink>
    }
  />
)
