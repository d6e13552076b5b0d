// Package lesson teaches a game step by step: a course is a list of steps, each with a position, a
// task, and what answers a try.
//
//	course := lesson.MustParse(kishogi.Rules, texts, file)
//	step, ok := course.Step("ring")
//	answer, err := course.Check(step, nil, "Gyoku*1,1")
//	answer.Result // lesson.Refused, by the rule answer.Rule and for answer.Reasons
//
// The rules alone judge: a goal is a list of predicates about what a turn does, see [Predicates].
//
// # Course files
//
// A rules author writes a course as a text, one thing a line. docs/writing-lessons.md describes it:
//
//	step ring
//	teaches orbit
//	turns Gyoku*0,0
//	goal legal
//	solution Gyoku*1,2
//	mistake Gyoku*1,1 rule orbit
//
// The sentences of a step are messages of the catalogue: PREFIX-ring-title, PREFIX-ring-text,
// PREFIX-ring-task and PREFIX-ring-hint.
//
// # Caveats
//
// [Parse] checks the form of a file. [Course.Verify] plays it: package lessontest calls it in the
// tests of each game.
package lesson
