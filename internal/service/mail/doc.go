// Package mail sends mails over SMTP.
//
//	server := &mail.SMTP{Server: "smtp.example:587", Security: mail.StartTLS, User: "teahouse", Password: secret, From: "Teahouse <tea@play.example>"}
//	outbox := mail.Open(mail.Config{Transport: server, Log: log, Metrics: m})
//	err := outbox.Send(mail.Message{To: "ann@example.org", Subject: "Hello", Text: "…"})
//	…
//	err = outbox.Close(ctx)
//
// Send only puts a mail into the outbox. One goroutine delivers them, one after the other, and tries again later what the server or the
// network has refused for the moment.
//
// # Caveats
//
// The outbox is in memory: what is in it when the process is killed is lost. Close delivers what has not been tried yet. No address is
// logged; answers of the server are logged as numbers, since their texts can quote addresses.
package mail
