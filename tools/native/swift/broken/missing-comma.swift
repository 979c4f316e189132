let confirmed = Confirmed(confirmed: true title: "Remove?")
