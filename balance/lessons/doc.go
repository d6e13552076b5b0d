// Package lessons is the course of Balance Pai Sho.
//
//	step, ok := lessons.Course().Step("wheel")
//
// The steps are in course.txt and what they say is in en.ftl, de.ftl …; docs/writing-lessons.md
// describes both.
//
// # Caveats
//
// Files has the texts of all languages: a program that does not use it does not have them.
package lessons
