/** So many clinics are named before something closes; how many there are is said of all. */
export const MOST_SHOWN = 50
