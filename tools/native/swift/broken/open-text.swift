let title = "Garden lights
let next = 1
