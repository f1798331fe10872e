import type {
  listTeamColleagues,
  listTeamMeals,
  listTeamPromises,
  listTeamsAt,
} from '#app/areas/family-doctor/server/public.ts'

type TeamAt = Awaited<ReturnType<typeof listTeamsAt>>[number]
type Meal = Awaited<ReturnType<typeof listTeamMeals>>[number]['meal']

interface Parts {
  meals: readonly Meal[]
  colleagues: Awaited<ReturnType<typeof listTeamColleagues>>
  promises: Awaited<ReturnType<typeof listTeamPromises>>
}

/** A team in the list. */
export const asRow = ({ team, doctorName, isOpen, residents, applied }: TeamAt) => ({
  team_id: team.id,
  team_name: team.name,
  doctor_id: team.doctorId,
  doctor_name: doctorName,
  is_open: isOpen,
  area_name: team.areaName,
  capacity: team.capacity,
  resident_num: residents,
  apply_num: applied,
})

/** A team as it is written; one without a base package has an empty one. */
export const asSheet = ({ team, doctorName, residents }: TeamAt, { meals, colleagues, promises }: Parts) => {
  const promisesOf = (meal: Meal | undefined) =>
    promises.filter(({ mealId }) => mealId === meal?.id).map(({ kind, name, times }) => ({ kind, name, times }))
  const base = meals.find(({ isBase }) => isBase)
  return {
    team_id: team.id,
    team_name: team.name,
    doctor_name: doctorName,
    introduction: team.introduction,
    area_id: team.areaId,
    area_name: team.areaName,
    address: team.address,
    phone: team.phone,
    capacity: team.capacity,
    resident_num: residents,
    colleagues: colleagues.map(({ name, role }) => ({ name, role })),
    base: { name: base?.name ?? '', content: base?.content ?? '', promises: promisesOf(base) },
    meals: meals
      .filter(({ isBase }) => !isBase)
      .map((meal) => ({
        meal_id: meal.id,
        name: meal.name,
        content: meal.content,
        price: meal.priceFen,
        promises: promisesOf(meal),
      })),
  }
}
