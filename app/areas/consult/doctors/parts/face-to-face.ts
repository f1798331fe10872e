/** What of the mall is offered face to face for the mind: projects with this word. */
export const FACE_TO_FACE = { keyword: '心理' }
